package data.imp;

public interface Target extends AutoCloseable {
    void write(String row) throws Exception;

    void commit() throws Exception;

    @Override
    void close() throws Exception;
}
