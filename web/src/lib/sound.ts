/** A few quiet synthesized sounds, off by default. */
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

const NOTES: Record<string, { pitch: number; length: number; wave: OscillatorType }> = {
  tap: { pitch: 320, length: 0.05, wave: "triangle" },
  step: { pitch: 180, length: 0.12, wave: "triangle" },
  soft: { pitch: 520, length: 0.18, wave: "sine" },
  low: { pitch: 98, length: 0.35, wave: "sine" },
  turn: { pitch: 660, length: 0.2, wave: "sine" },
};

export function chime(name: string | null): void {
  const note = name === null ? undefined : NOTES[name];
  if (!note || !settings.now.sound) return;
  context ??= new AudioContext();
  const voice = context.createOscillator();
  const level = context.createGain();
  const now = context.currentTime;
  voice.type = note.wave;
  voice.frequency.value = note.pitch;
  level.gain.setValueAtTime(0.07, now);
  level.gain.exponentialRampToValueAtTime(0.001, now + note.length);
  voice.connect(level).connect(context.destination);
  voice.start(now);
  voice.stop(now + note.length);
}
