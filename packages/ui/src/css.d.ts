/** CSS Modules export the generated name of every class. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

/** Plain style sheets are imported for their effect only. */
declare module '*.css';
