package transit.tram;

public interface EdgeFilter {
    boolean open(String from, String to);
}
