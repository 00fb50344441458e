package com.wayfarer.booking;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public final class Itinerary {

    private final String traveller;
    private final List<Leg> legs;
    private final List<String> notes;

    private Itinerary(Builder builder) {
        this.traveller = builder.traveller;
        this.legs = Collections.unmodifiableList(builder.legs);
        this.notes = Collections.unmodifiableList(builder.notes);
    }

    public static Builder forTraveller(String traveller) {
        return new Builder(traveller);
    }

    public String traveller() {
        return traveller;
    }

    public List<Leg> legs() {
        return legs;
    }

    public List<String> notes() {
        return notes;
    }

    public int totalMinutes() {
        return legs.stream().mapToInt(Leg::minutes).sum();
    }

    public static final class Builder {
        private final String traveller;
        private final List<Leg> legs = new ArrayList<>();
        private final List<String> notes = new ArrayList<>();

        private Builder(String traveller) {
            this.traveller = traveller;
        }

        public Builder leg(String from, String to, int minutes) {
            legs.add(new Leg(from, to, minutes));
            return this;
        }

        public Builder note(String note) {
            notes.add(note);
            return this;
        }

        public Itinerary build() {
            if (legs.isEmpty()) {
                throw new IllegalStateException("an itinerary needs a leg");
            }
            return new Itinerary(this);
        }
    }
}
