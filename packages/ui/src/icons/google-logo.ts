// Made by scripts/icons.mjs from @phosphor-icons/core (MIT). Do not edit.
export const googleLogoIcon = {
  bold: 'M228 128a100 100 0 1 1-22.9-63.6 12 12 0 0 1-18.5 15.3A76 76 0 1 0 203.1 140H128a12 12 0 0 1 0-24h88A12 12 0 0 1 228 128Z',
};
