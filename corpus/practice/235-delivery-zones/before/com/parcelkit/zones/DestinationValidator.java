package com.parcelkit.zones;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

public class DestinationValidator {
    private static final Set<String> DOMESTIC =
            Collections.unmodifiableSet(new HashSet<>(Arrays.asList("DE")));
    private static final Set<String> EUROPE =
            Collections.unmodifiableSet(new HashSet<>(Arrays.asList("AT", "BE", "CZ", "DK", "FR", "NL", "PL")));

    public List<String> validate(Destination destination) {
        List<String> errors = new ArrayList<>();
        if (!isServed(destination)) {
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
        return EUROPE.contains(destination.country()) ? 2 : 3;
    }

    private boolean isServed(Destination destination) {
        return DOMESTIC.contains(destination.country()) || EUROPE.contains(destination.country());
    }
}
