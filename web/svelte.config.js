export default {
  compilerOptions: {
    runes: true,
    // Short names for the scopes of styles: they stand on every element.
    cssHash: ({ hash, css }) => `n${hash(css)}`,
  },
};
