// A bot from outside that plays at random: node outside_bot.mjs https://example.org TOKEN
const [site, token] = process.argv.slice(2);

async function ask(path, body) {
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  const request = body ? { method: "POST", body: JSON.stringify(body), headers } : { headers };
  const answer = await fetch(`${site}/api/bot/${path}`, request);
  if (!answer.ok) throw new Error(await answer.text());
  return answer;
}

let rest = "";
const events = await ask("events?games=rattus,notre-dame");
for await (const text of events.body.pipeThrough(new TextDecoderStream())) {
  const lines = (rest + text).split("\n");
  rest = lines.pop();
  for (const line of lines.filter(Boolean)) {
    const { type, table, seat, seq, choices } = JSON.parse(line);
    if (type === "invited") await ask(`tables/${table}/accept`, { seat });
    if (type !== "turn") continue;
    const choice = choices[Math.floor(Math.random() * choices.length)];
    await ask(`tables/${table}/choose`, { seat, seq, choice });
  }
}
