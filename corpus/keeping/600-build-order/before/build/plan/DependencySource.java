package build.plan;

import java.util.List;

public interface DependencySource {
    /** Names of the modules the given one needs; null means none. */
    List<String> needs(String module);
}
