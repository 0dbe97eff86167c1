import{aO as t,aP as r,aQ as i,z as s}from"./Icon-CwksIu3j.js";function o(e,n){var a=void 0,f;t(()=>{a!==(a=n())&&(f&&(r(f),f=null),a&&(f=i(()=>{s(()=>a(e))})))})}export{o as a};
