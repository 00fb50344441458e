package mail.post;

public record PostalAddress(String street, String zip, String city) {

    public PostalAddress {
        street = street.trim();
        zip = zip.replace(" ", "");
        if (zip.isEmpty()) {
            throw new IllegalArgumentException("zip missing");
        }
    }

    public String getStreet() {
        return street;
    }

    public String getZip() {
        return zip;
    }

    public String getCity() {
        return city;
    }

    public PostalAddress withCity(String newCity) {
        return new PostalAddress(street, zip, newCity);
    }

    public boolean isComplete() {
        return !street.isEmpty() && city != null && !city.isEmpty();
    }

    @Override
    public String toString() {
        return street + ", " + zip + (city == null ? "" : " " + city);
    }
}
