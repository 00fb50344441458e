package io.safehome.policy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public final class HouseholdPolicy {
    private final String holder;
    private final int squareMeters;
    private final List<String> riders;

    private HouseholdPolicy(Builder builder) {
        this.holder = builder.holder;
        this.squareMeters = builder.squareMeters;
        this.riders = new ArrayList<>(builder.riders);
    }

    public String holder() {
        return holder;
    }

    public int squareMeters() {
        return squareMeters;
    }

    public List<String> riders() {
        return Collections.unmodifiableList(riders);
    }

    public long yearlyPremiumCents() {
        return squareMeters * 120L + riders.size() * 1_500L;
    }

    public static class Builder {
        private String holder;
        private int squareMeters;
        private final List<String> riders = new ArrayList<>();

        public Builder holder(String holder) {
            this.holder = holder;
            return this;
        }

        public Builder squareMeters(int squareMeters) {
            this.squareMeters = squareMeters;
            return this;
        }

        public Builder rider(String rider) {
            riders.add(rider);
            return this;
        }

        public HouseholdPolicy build() {
            if (squareMeters <= 0) {
                throw new IllegalStateException("squareMeters not set");
            }
            return new HouseholdPolicy(this);
        }
    }
}
