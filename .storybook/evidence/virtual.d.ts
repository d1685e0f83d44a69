declare module 'virtual:evidence' {
  export const results: import('./results.js').Results;
}
