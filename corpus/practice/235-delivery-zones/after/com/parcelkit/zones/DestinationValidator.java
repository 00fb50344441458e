package com.parcelkit.zones;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

public class DestinationValidator {
    private static final Set<String> DOMESTIC = Set.of("DE");
    private static final Set<String> EUROPE = Set.of("AT", "BE", "CZ", "DK", "FR", "NL", "PL");
    private static final int OTHER_ZONE = 3;

    public List<String> validate(Destination destination) {
        List<String> errors = new ArrayList<>();
        if (zoneOf(destination) == OTHER_ZONE) {
            errors.add("country not served: " + destination.country());
        }
        String postcode = destination.postcode();
        if (postcode == null || postcode.isEmpty()) {
            errors.add("postcode is missing");
        } else if (DOMESTIC.contains(destination.country()) && postcode.length() != 5) {
            errors.add("postcode must have five digits");
        }
        return errors;
    }

    public int zoneOf(Destination destination) {
        if (DOMESTIC.contains(destination.country())) {
            return 1;
        }
        return EUROPE.contains(destination.country()) ? 2 : OTHER_ZONE;
    }
}
