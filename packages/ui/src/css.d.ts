/** CSS Modules give the generated class name of every local class. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

/** Plain style sheets are imported for their effect only. */
declare module '*.css';
