import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DEFAULT_SETTINGS, knownSettings, useSettingsStore } from '../src/settings/settings.ts';
import { playSample, playSound } from '../src/sound/play-sound.ts';

/** Everything the synthesiser connects to, without sound. */
const audio = { contexts: 0, started: 0, output: { value: 0 } };

const ramp = () => ({
  value: 0,
  setValueAtTime: () => undefined,
  exponentialRampToValueAtTime: () => undefined,
});

class SilentAudio {
  readonly state = 'running';
  readonly currentTime = 0;
  readonly sampleRate = 100;
  readonly destination = 'speakers';

  constructor() {
    audio.contexts++;
  }

  #node(more: object) {
    return { connect: (to: unknown) => to, ...more };
  }

  createGain() {
    const gain = ramp();
    const connect = (to: unknown) => {
      if (to === this.destination) audio.output = gain;
      return to;
    };
    return { gain, connect };
  }

  createOscillator() {
    return this.#node({ frequency: ramp(), start: () => audio.started++, stop: () => undefined });
  }

  createBufferSource() {
    return this.#node({ start: () => audio.started++ });
  }

  createBiquadFilter() {
    return this.#node({ frequency: ramp(), Q: ramp() });
  }

  createBuffer(_: number, length: number) {
    return { getChannelData: () => new Float32Array(length) };
  }
}

beforeEach(() => {
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('AudioContext', SilentAudio);
  vi.stubGlobal('localStorage', { setItem: () => undefined, getItem: () => null });
  useSettingsStore.setState({ chosen: DEFAULT_SETTINGS });
  audio.started = 0;
});
afterEach(() => {
  useSettingsStore.setState({ chosen: DEFAULT_SETTINGS });
  vi.unstubAllGlobals();
});

describe('sound', () => {
  test('is silent until it is switched on', () => {
    playSound('wolf');
    expect(audio).toMatchObject({ contexts: 0, started: 0 });
  });

  test('can be sampled while it is off', () => {
    playSample();
    expect(audio.started).toBeGreaterThan(10);
  });

  test('is as loud as chosen', () => {
    useSettingsStore.setState({ chosen: { ...DEFAULT_SETTINGS, sound: true, volume: 40 } });
    playSound('saw');
    expect(audio.started).toBeGreaterThan(0);
    expect(audio.output.value).toBe(0.4);
  });

  test('takes only a volume that can be chosen from another device', () => {
    expect(knownSettings({ volume: 30 })).toEqual({ volume: 30 });
    expect(knownSettings({ volume: 300 })).toEqual({});
  });
});
