package crm.contacts;

import java.util.Objects;

public final class Contact {
    private final String name;
    private Address address = Address.UNKNOWN;
    private int changes;

    public Contact(String name) {
        this.name = Objects.requireNonNull(name, "name");
    }

    public void setStreet(String street) {
        update(address.withStreet(street));
    }

    public void setZip(String zip) {
        update(address.withZip(zip));
    }

    public void setCity(String city) {
        update(address.withCity(city));
    }

    public void moveIn(Contact other) {
        setStreet(other.address.street());
        setZip(other.address.zip());
        setCity(other.address.city());
    }

    private void update(Address next) {
        if (next.differsFrom(address)) {
            address = next;
            changes++;
        }
    }

    public String getStreet() {
        return address.street();
    }

    public String getZip() {
        return address.zip();
    }

    public String getCity() {
        return address.city();
    }

    public boolean hasFullAddress() {
        return address.isComplete();
    }

    public boolean livesWith(Contact other) {
        return address.isComplete() && address.sameHouse(other.address);
    }

    public String label() {
        return name + address.lines();
    }

    public int changes() {
        return changes;
    }
}
