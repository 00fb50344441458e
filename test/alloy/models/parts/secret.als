module secret
private sig Hidden {}
sig Shown { private h: set Hidden }
private pred never { no Shown }
fact { all s: Shown | one s.h }
fact { Hidden in Shown.h }
