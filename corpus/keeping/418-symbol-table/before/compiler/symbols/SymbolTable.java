package compiler.symbols;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;

public final class SymbolTable {

    private final Map<String, Symbol> byName = new HashMap<>();
    private final List<Symbol> order = new ArrayList<>();

    public Symbol intern(String name) {
        if (name == null) {
            throw new NullPointerException("name");
        }
        Symbol symbol = byName.get(name);
        if (symbol == null) {
            symbol = new Symbol(order.size(), name);
            byName.put(name, symbol);
            order.add(symbol);
        }
        symbol.uses++;
        return symbol;
    }

    /** Makes the name stand for another symbol; false when the name is taken by something else. */
    public boolean alias(String name, Symbol target) {
        if (name == null || target == null) {
            throw new NullPointerException();
        }
        Symbol present = byName.get(name);
        if (present == null) {
            Symbol symbol = new Symbol(order.size(), name);
            symbol.alias = target;
            byName.put(name, symbol);
            order.add(symbol);
            return true;
        }
        return present.alias == target;
    }

    public Symbol resolve(String name) {
        Symbol symbol = byName.get(name);
        if (symbol == null) {
            throw new NoSuchElementException(name);
        }
        return symbol.alias == null ? symbol : symbol.alias;
    }

    public int idOf(String name) {
        Symbol symbol = byName.get(name);
        return symbol == null ? -1 : symbol.id;
    }

    public Symbol byId(int id) {
        if (id < 0 || id >= order.size()) {
            return null;
        }
        return order.get(id);
    }

    public int size() {
        return order.size();
    }
}
