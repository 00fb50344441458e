package data.imp;

public interface TargetFactory {
    Target open(int batchNumber) throws Exception;
}
