import{c as t}from"./Fit-BHonjgpY.js";function i(h,s,c,p){const a=Math.max(Math.min(s.w/h.w,s.h/h.h),c);return t({x:h.x,y:h.y,w:s.w/a,h:s.h/a},p)}export{i as s};
