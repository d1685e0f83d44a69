// Made by scripts/icons.mjs from @phosphor-icons/core (MIT). Do not edit.
export const bankIcon = {
  regular: 'M24 104H48v64H32a8 8 0 0 0 0 16H224a8 8 0 0 0 0-16H208V104h24a8 8 0 0 0 4.2-14.8l-104-64a8 8 0 0 0-8.4 0l-104 64A8 8 0 0 0 24 104Zm40 0H96v64H64Zm80 0v64H112V104Zm48 64H160V104h32ZM128 41.4 203.7 88H52.3ZM248 208a8 8 0 0 1-8 8H16a8 8 0 0 1 0-16H240A8 8 0 0 1 248 208Z',
};
