package com.shipping.address;

import java.util.ArrayList;
import java.util.List;

public class AddressChecker {
    private final List<String> problems = new ArrayList<>();

    /** Checks an address; afterwards {@link #problems()} tells what is wrong with it. */
    public boolean check(Address address) {
        problems.clear();
        boolean ok = present("street", address.street());
        ok &= present("city", address.city());
        ok &= zip(address);
        ok &= country(address);
        return ok;
    }

    private boolean present(String field, String value) {
        return problemUnless(value != null && !value.isBlank(), field + " is missing");
    }

    private boolean zip(Address address) {
        return problemUnless(address.zip() != null && address.zip().matches("[0-9]{4,5}"), "zip is invalid");
    }

    private boolean country(Address address) {
        return problemUnless(address.country() != null && address.country().length() == 2, "country is not a code");
    }

    private boolean problemUnless(boolean condition, String problem) {
        if (!condition) {
            problems.add(problem);
        }
        return condition;
    }

    public List<String> problems() {
        return List.copyOf(problems);
    }
}
