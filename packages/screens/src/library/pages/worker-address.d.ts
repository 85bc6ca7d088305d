/** The address of a module that the build makes a worker of. */
declare module '*?worker&url' {
  const address: string;
  export default address;
}
