package ops.secrets;

public interface Overrides {
    String find(String name);
}
