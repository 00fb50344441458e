package bus;

@FunctionalInterface
public interface Handler<E> {
    void handle(E event);
}
