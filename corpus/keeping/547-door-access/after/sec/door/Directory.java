package sec.door;

public interface Directory {
    boolean isStaff(String badge);

    boolean isSuspended(String badge);

    boolean hasGrant(String badge, String room);
}
