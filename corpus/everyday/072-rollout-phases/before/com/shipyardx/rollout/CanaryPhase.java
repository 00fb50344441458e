package com.shipyardx.rollout;

class CanaryPhase extends Phase {

    String label() {
        return "canary";
    }

    Phase next() {
        return new LivePhase();
    }

    boolean servesTraffic() {
        return true;
    }

    int weight() {
        return 5;
    }
}
