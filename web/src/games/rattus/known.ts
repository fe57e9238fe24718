import type { RattusView, Token } from "./types";

/** The tokens on the chart whose front this viewer has seen. */
export function knownTokens(view: RattusView): (Token & { region: string })[] {
  return Object.entries(view.tokens).flatMap(([region, tokens]) =>
    tokens.filter((token) => token.front !== null).map((token) => ({ ...token, region })),
  );
}
