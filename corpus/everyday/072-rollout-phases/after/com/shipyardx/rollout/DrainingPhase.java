package com.shipyardx.rollout;

/** The old version finishes the requests it already has and keeps sticky sessions. */
class DrainingPhase extends Phase {

    String label() {
        return "draining";
    }

    Phase next() {
        return new RetiredPhase();
    }

    boolean servesTraffic() {
        return true;
    }
}
