// Made by scripts/icons.mjs from @phosphor-icons/core (MIT). Do not edit.
export const notePencilIcon = {
  regular: 'M229.7 58.3l-32-32a8 8 0 0 0-11.3 0l-96 96A8 8 0 0 0 88 128v32a8 8 0 0 0 8 8h32a8 8 0 0 0 5.7-2.3l96-96A8 8 0 0 0 229.7 58.3ZM124.7 152H104V131.3l64-64L188.7 88ZM200 76.7 179.3 56 192 43.3 212.7 64ZM224 128v80a16 16 0 0 1-16 16H48a16 16 0 0 1-16-16V48A16 16 0 0 1 48 32h80a8 8 0 0 1 0 16H48V208H208V128a8 8 0 0 1 16 0Z',
};
