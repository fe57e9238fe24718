/**
 * A few warm, small sounds, synthesised, off until switched on. Each has a meaning: my turn, a
 * card, coins, a step, a cube laid down, news, the plague, the end.
 */
import { settings } from "./settings.svelte";

interface Note {
  /** Seconds after the start. */
  at: number;
  pitch: number;
  length: number;
  level?: number;
  wave?: OscillatorType;
  /** The pitch at the end, if it glides. */
  to?: number;
}

const bell = (at: number, pitch: number, length = 0.9, level = 1): Note[] => [
  { at, pitch, length, level },
  { at, pitch: pitch * 2.01, length: length * 0.6, level: level * 0.35 },
  { at, pitch: pitch * 2.98, length: length * 0.3, level: level * 0.15 },
];
const wood = (at: number, pitch: number, level = 1): Note[] => [
  { at, pitch, to: pitch * 0.7, length: 0.07, level, wave: "triangle" },
  { at, pitch: pitch * 2.7, length: 0.025, level: level * 0.4, wave: "triangle" },
];

export const SOUNDS: Record<string, Note[]> = {
  turn: [...bell(0, 523.25, 0.7, 0.8), ...bell(0.16, 659.25, 0.9)],
  card: [
    { at: 0, pitch: 900, to: 300, length: 0.06, level: 0.35, wave: "triangle" },
    ...wood(0.05, 240, 0.5),
  ],
  coins: [
    ...bell(0, 1568, 0.18, 0.4),
    ...bell(0.07, 1976, 0.22, 0.4),
    ...bell(0.15, 1760, 0.3, 0.3),
  ],
  step: [...wood(0, 190), ...wood(0.13, 170, 0.7)],
  tap: wood(0, 320),
  soft: bell(0, 440, 0.5, 0.6),
  low: [
    { at: 0, pitch: 98, to: 73.4, length: 1.1, level: 1.3 },
    { at: 0.02, pitch: 103.8, to: 77.8, length: 0.9, level: 0.7 },
    { at: 0, pitch: 49, length: 1.2, level: 0.8, wave: "triangle" },
  ],
  end: [
    ...bell(0, 392, 1.2, 0.7),
    ...bell(0.22, 493.88, 1.2, 0.7),
    ...bell(0.44, 587.33, 1.4, 0.8),
    ...bell(0.7, 783.99, 1.8, 0.9),
  ],
};

const LOUDNESS = 0.09;
const ATTACK = 0.008;
let context: AudioContext | null = null;

function play(output: AudioContext, { at, pitch, length, level = 1, wave = "sine", to }: Note) {
  const start = output.currentTime + at;
  const voice = output.createOscillator();
  const gain = output.createGain();
  voice.type = wave;
  voice.frequency.setValueAtTime(pitch, start);
  if (to) voice.frequency.exponentialRampToValueAtTime(to, start + length);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(LOUDNESS * level, start + ATTACK);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  voice.connect(gain).connect(output.destination);
  voice.start(start);
  voice.stop(start + length + 0.02);
}

/** Play a sound by its name, if sounds are on. */
export function chime(name: string | null): void {
  const notes = name === null ? undefined : SOUNDS[name];
  if (!notes || !settings.now.sound) return;
  context ??= new AudioContext();
  const output = context;
  for (const note of notes) play(output, note);
}
