/** The check of a finished game's draws, in this browser. */
import { api, ApiError, type GameRecord } from "./api";
import type { Check, Proof } from "./fair";
import { fetchRecord } from "./records";
import { seatKeysOf } from "./seatKeys";
import type { Schemas } from "./wire";

/** What chance could draw; nothing where the rules do not lead that way. */
async function drawsOf(record: GameRecord): Promise<Schemas["DrawData"][]> {
  try {
    return await api.draws(record);
  } catch (error) {
    if (error instanceof ApiError && error.code === "bad-record") return [];
    throw error;
  }
}

export class DrawCheck {
  /** `none`: no proof, or this browser cannot calculate; `failed`: something did not come. */
  state = $state<"idle" | "working" | "right" | "wrong" | "none" | "failed">("idle");
  record = $state.raw<GameRecord | null>(null);
  proof = $state.raw<Proof | null>(null);
  result = $state.raw<Check | null>(null);
  /** Why it failed: a text key. */
  error = $state("");

  /** Check the game of a table, or an upload, against what this browser knows of it. */
  async run(id: string): Promise<void> {
    if (this.state !== "idle" && this.state !== "failed") return;
    this.state = "working";
    try {
      const { canCheck, check, proofOf } = await import("./fair");
      const record = await fetchRecord(id);
      this.record = record;
      const own = seatKeysOf(id)?.draws ?? null;
      this.proof = proofOf(record);
      if (!this.proof && own)
        this.state = "wrong"; // it was promised, and is missing
      else if (!this.proof || !canCheck()) this.state = "none";
      else {
        this.result = await check(record, this.proof, await drawsOf(record), own);
        this.state = this.result.ok ? "right" : "wrong";
      }
    } catch (error) {
      this.error = error instanceof ApiError ? error.code : "unavailable";
      this.state = "failed";
    }
  }
}
