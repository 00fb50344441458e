package net.paging;

import java.util.List;

public interface PageSource<T> {
    List<T> page(int number);
}
