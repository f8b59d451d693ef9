import { useAccountTexts } from './account-texts.ts';

/** The default name of this device's passkey. */
export function useDeviceName(): string {
  const { deviceNames } = useAccountTexts();
  const [width, height] = [screen.width, screen.height];
  if (!matchMedia('(pointer: coarse)').matches) return deviceNames.computer;
  return Math.min(width, height) < 600 ? deviceNames.phone : deviceNames.tablet;
}
