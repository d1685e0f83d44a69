// Made by scripts/icons.mjs from @phosphor-icons/core (MIT). Do not edit.
export const ticketIcon = {
  regular: 'M232 104a8 8 0 0 0 8-8V64a16 16 0 0 0-16-16H32A16 16 0 0 0 16 64V96a8 8 0 0 0 8 8 24 24 0 0 1 0 48 8 8 0 0 0-8 8v32a16 16 0 0 0 16 16H224a16 16 0 0 0 16-16V160a8 8 0 0 0-8-8 24 24 0 0 1 0-48ZM32 167.2a40 40 0 0 0 0-78.4V64H88V192H32Zm192 0V192H104V64H224V88.8a40 40 0 0 0 0 78.4Z',
};
