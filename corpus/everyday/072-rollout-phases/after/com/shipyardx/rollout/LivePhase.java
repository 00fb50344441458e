package com.shipyardx.rollout;

class LivePhase extends Phase {

    String label() {
        return "live";
    }

    Phase next() {
        return new DrainingPhase();
    }

    boolean acceptsTraffic() {
        return true;
    }
}
