package store.orders;

public final class Address {

    private final String street;
    private String city;

    public Address(String street, String city) {
        this.street = street;
        this.city = city;
    }

    public String street() {
        return street;
    }

    public String city() {
        return city;
    }

    public void relocate(String newCity) {
        this.city = newCity;
    }
}
