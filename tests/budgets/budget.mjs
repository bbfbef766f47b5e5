/** The budget of the first view of /home: production build, cold cache. Pictures, icon and font are apart. */
export const budget = Object.freeze({ requests: 10, codeKb: 150 });

/** What a first view asks for besides scripts and styles. */
export const dataRequests = Object.freeze(['/home', '/remotes.json', '/api/catalogue']);

/** Words of the Firestore and of the Auth SDK that stand in no code of ours. */
export const sdkMarks = Object.freeze([/firestore\.googleapis\.com/, /identitytoolkit\.googleapis\.com/]);
