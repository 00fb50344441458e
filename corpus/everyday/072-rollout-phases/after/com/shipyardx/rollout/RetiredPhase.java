package com.shipyardx.rollout;

class RetiredPhase extends Phase {

    String label() {
        return "retired";
    }

    Phase next() {
        return this;
    }
}
