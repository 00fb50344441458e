package com.shipyardx.rollout;

/** One phase in the life of a rollout. */
abstract class Phase {

    abstract String label();

    abstract Phase next();

    boolean servesTraffic() {
        return false;
    }

    int weight() {
        return servesTraffic() ? 100 : 0;
    }
}
