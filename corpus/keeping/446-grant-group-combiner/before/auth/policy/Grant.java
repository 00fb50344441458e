package auth.policy;

public interface Grant {
    boolean allows(String user, String action);

    default String label() {
        return "grant";
    }
}
