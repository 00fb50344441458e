package build.plan;

import java.util.List;

public class CycleException extends Exception {
    private final List<String> path;

    public CycleException(List<String> path) {
        super(String.join(" > ", path));
        this.path = List.copyOf(path);
    }

    public List<String> getPath() {
        return path;
    }
}
