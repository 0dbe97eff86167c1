import{aH as t,aI as r,aJ as i,z as s}from"./tables-DggvmuZt.js";function o(e,n){var a=void 0,f;t(()=>{a!==(a=n())&&(f&&(r(f),f=null),a&&(f=i(()=>{s(()=>a(e))})))})}export{o as a};
