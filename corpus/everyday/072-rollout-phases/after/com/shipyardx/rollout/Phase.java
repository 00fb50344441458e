package com.shipyardx.rollout;

/** One phase in the life of a rollout. */
abstract class Phase {

    abstract String label();

    abstract Phase next();

    boolean acceptsTraffic() {
        return false;
    }

    int weight() {
        return acceptsTraffic() ? 100 : 0;
    }
}
