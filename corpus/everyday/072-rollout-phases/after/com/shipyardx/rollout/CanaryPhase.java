package com.shipyardx.rollout;

class CanaryPhase extends Phase {

    String label() {
        return "canary";
    }

    Phase next() {
        return new LivePhase();
    }

    boolean acceptsTraffic() {
        return true;
    }

    int weight() {
        return 5;
    }
}
