package compiler.symbols;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;

public final class SymbolTable {

    private final Map<String, Symbol> byName = new HashMap<>();
    private final List<Symbol> order = new ArrayList<>();

    private Symbol add(String name, Symbol alias) {
        Symbol symbol = new Symbol(order.size(), name, alias);
        order.add(symbol);
        return symbol;
    }

    private Optional<Symbol> find(String name) {
        return Optional.ofNullable(byName.get(name));
    }

    public Symbol intern(String name) {
        Objects.requireNonNull(name, "name");
        return byName.computeIfAbsent(name, n -> add(n, null)).used();
    }

    /** Makes the name stand for another symbol; false when the name is taken by something else. */
    public boolean alias(String name, Symbol target) {
        Objects.requireNonNull(name);
        Objects.requireNonNull(target);
        return byName.computeIfAbsent(name, n -> add(n, target)).aliases(target);
    }

    public Symbol resolve(String name) {
        return find(name).map(Symbol::target).orElseThrow(() -> new NoSuchElementException(name));
    }

    public int idOf(String name) {
        return find(name).map(Symbol::id).orElse(-1);
    }

    public Symbol byId(int id) {
        return id < 0 || id >= order.size() ? null : order.get(id);
    }

    public int size() {
        return order.size();
    }
}
