package com.shipyardx.rollout;

public class Rollout {

    private final String version;
    private Phase phase = new CanaryPhase();

    public Rollout(String version) {
        this.version = version;
    }

    public Rollout advance() {
        phase = phase.next();
        return this;
    }

    public boolean isServing() {
        return phase.acceptsTraffic();
    }

    public String describe() {
        String text = version + " " + phase.label();
        return phase.acceptsTraffic() ? text + " at " + phase.weight() + "%" : text;
    }
}
