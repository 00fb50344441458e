package io.safehome.policy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public record HouseholdPolicy(String holder, int squareMeters, List<String> riders) {

    public HouseholdPolicy {
        riders = Collections.unmodifiableList(riders);
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
            return new HouseholdPolicy(holder, squareMeters, riders);
        }
    }
}
