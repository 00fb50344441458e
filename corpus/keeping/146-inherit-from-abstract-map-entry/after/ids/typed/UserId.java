package ids.typed;

public final class UserId extends Id {
    public UserId(int value) {
        super("user-", value);
    }
}
