export const en = {
  acted: (name: string) => `${name}, has acted`,
};
