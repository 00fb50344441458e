package com.labelpress;

record Address(String street, String zip, String city) {
    static final Address EMPTY = new Address(null, null, null);

    boolean isComplete() {
        return street != null && zip != null && city != null;
    }

    String cityLine() {
        return zip + " " + city;
    }
}
