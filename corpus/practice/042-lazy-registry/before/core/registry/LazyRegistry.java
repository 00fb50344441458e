package core.registry;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import java.util.Set;
import java.util.function.Function;

/** Creates components on first use and keeps them. A component that cannot be made is null. */
public class LazyRegistry<V> {
    private final Function<String, V> factory;
    private final Map<String, V> components = new HashMap<>();
    private int created;

    public LazyRegistry(Function<String, V> factory) {
        this.factory = Objects.requireNonNull(factory);
    }

    public V get(String name) {
        V component = components.get(name);
        if (component == null) {
            component = factory.apply(name);
            if (component != null) {
                created++;
                components.put(name, component);
            }
        }
        return component;
    }

    public V require(String name) {
        V component = get(name);
        if (component == null) {
            throw new IllegalStateException("no component " + name);
        }
        return component;
    }

    public Set<String> names() {
        return new TreeSet<>(components.keySet());
    }

    public int createdCount() {
        return created;
    }
}
